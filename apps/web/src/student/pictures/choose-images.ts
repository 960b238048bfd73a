/** Asks for pictures of this device; none where nothing was chosen. */
export function chooseImages(): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    Object.assign(input, { type: "file", accept: "image/png,image/jpeg,image/gif,image/webp", multiple: true });
    input.addEventListener("change", () => resolve([...(input.files ?? [])]));
    input.addEventListener("cancel", () => resolve([]));
    input.click();
  });
}

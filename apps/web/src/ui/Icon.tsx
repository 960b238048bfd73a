type IconShape = { readonly regular?: string; readonly bold?: string; readonly fill?: string };

type IconProps = { readonly shape: IconShape; readonly size?: number; readonly filled?: boolean };

/** Always beside words or inside something that has a label, so it is silent. */
export function Icon({ shape, size = 20, filled = false }: IconProps) {
  const outline = (filled ? shape.fill : undefined) ?? shape.regular ?? shape.bold;
  return (
    <svg viewBox="0 0 256 256" width={size} height={size} fill="currentColor" aria-hidden="true" focusable="false">
      <path d={outline} />
    </svg>
  );
}

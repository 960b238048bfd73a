import { useEffect, useState } from "react";

/**
 * What is told to those who listen. Its place stands before the words come: of what arrives together with its words, a
 * screen reader says nothing.
 */
export function Said({ words }: { readonly words: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(words), [words]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

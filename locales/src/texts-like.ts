/** Deep strings of the same shape. Languages without a singular form leave `_one` out: Intl never asks for it. */
export type TextsLike<Shape> = {
  readonly [Key in keyof Shape as Key extends `${string}_one` ? never : Key]: Shape[Key] extends string
    ? string
    : TextsLike<Shape[Key]>;
} & { readonly [Key in keyof Shape as Key extends `${string}_one` ? Key : never]?: string };

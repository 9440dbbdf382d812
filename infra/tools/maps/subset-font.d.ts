declare module 'subset-font' {
  /** A font reduced to the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'sfnt' | 'woff' | 'woff2'; readonly noLayoutClosure?: boolean },
  ): Promise<Buffer>;
}

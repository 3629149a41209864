declare module 'heic-decode' {
  interface HeicPixels {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8ClampedArray;
  }
  interface HeicImages extends ReadonlyArray<{
    readonly width: number;
    readonly height: number;
    decode(): Promise<HeicPixels>;
  }> {
    dispose(): void;
  }
  const decode: { all(input: { readonly buffer: Uint8Array }): Promise<HeicImages> };
  export default decode;
}

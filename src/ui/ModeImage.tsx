interface ModeImageProps {
  /** Addresses of the versions for light and dark mode. */
  light: string;
  dark: string;
  width: number;
  height: number;
  /** Addresses of both versions for screens with two pixels in place of one. */
  dense?: { light: string; dark: string } | undefined;
  /** Empty by default, for a picture of what the text next to it names. */
  alt?: string;
}

/** An image with a version for each mode. Browsers never load the other one, because it is lazy and not displayed. */
export function ModeImage({ light, dark, dense, alt = '', ...size }: ModeImageProps) {
  const shared = { ...size, loading: 'lazy', decoding: 'async' } as const;
  return (
    <>
      <img className="only-light" src={light} srcSet={dense && `${dense.light} 2x`} alt={alt} {...shared} />
      <img className="only-dark" src={dark} srcSet={dense && `${dense.dark} 2x`} alt={alt} {...shared} />
    </>
  );
}

import { usePictureSource } from './picture.tsx';

type BackdropProps = { light: string; dark: string };

/**
 * A picture behind text in the nearest positioned box, which must be `isolate`. It stands still on a layer of its own,
 * and is left out for people who ask for more contrast or their own colors, and on paper. Only the picture of the shown
 * theme is loaded, after everything that is more than a background.
 */
export function Backdrop({ light, dark }: BackdropProps) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 -z-10 will-change-transform *:size-full *:bg-cover *:bg-center contrast-more:hidden forced-colors:hidden print:hidden"
    >
      <div className="in-light" style={useBackground(light)} />
      <div className="in-dark" style={useBackground(dark)} />
    </div>
  );
}

function useBackground(picture: string) {
  const source = usePictureSource(picture);
  return source === null ? {} : { backgroundImage: `url("${source}")` };
}

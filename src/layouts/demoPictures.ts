import { pathOfDemoPicture } from '#model/demo-picture';
import { readDemoUsage } from '#services/api-reference';

/** The addresses of a demo's picture in both modes, for a page that stands for more than the demo. */
export function picturesOf(demo: string): { light: string; dark: string } {
  const shown = readDemoUsage().find((one) => one.demo === demo);
  if (!shown?.picture) throw new Error(`A page shows the picture of ${demo}, which there is not.`);
  const { picture } = shown;
  return { light: pathOfDemoPicture(shown, picture, 'light'), dark: pathOfDemoPicture(shown, picture, 'dark') };
}

import { picturesOf, readDemoUsage } from '#services/api-reference';

/** The addresses of a demo's picture, for a page that stands for more than the demo. */
export function picturesOfDemo(id: string) {
  const demo = readDemoUsage().find((one) => one.demo === id);
  const pictures = demo && picturesOf(demo);
  if (!pictures) throw new Error(`A page shows the picture of ${id}, which there is not.`);
  return pictures;
}

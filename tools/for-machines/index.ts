/** Machine-readable documentation: Markdown versions of pages, llms.txt, the API index, and social images. */
export { writeForMachines } from './writeForMachines.ts';
export { drawPictures } from './pictures/drawPictures.ts';

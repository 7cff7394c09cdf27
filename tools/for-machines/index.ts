/** The documentation for machines: Markdown twins, lists for language models, the API index, pictures for sharing. */
export { writeForMachines, type MachineSources } from './writeForMachines.ts';
export { formatSizes } from './formatSizes.ts';
export { drawPictures } from './pictures/drawPictures.ts';

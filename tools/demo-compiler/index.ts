/** Reads, checks and compiles demos: JavaScript variant, highlighted source, versions, and the API members they use. */
export { demoImports } from './demoImports.ts';
export { compileDemos } from './compileDemos.ts';
export { compileTranslations } from './compileTranslations.ts';
export { demoIslands } from './demoIslands.ts';
export { writeTranslations } from './dates/writeTranslations.ts';
export { writeLocalized } from './languages/writeLocalized.ts';
export { readDemoSource } from './demoSource.ts';
export { listDemoFolders } from './demoPaths.ts';
export { findStalePictures, removePictures, type TakenPicture, writePictures } from './pictures/pictureFiles.ts';
export { type PictureSubject, readPictureSubjects } from './pictures/pictureSubjects.ts';

/** Reads, checks and compiles demos: JavaScript variant, highlighted source, versions, and the API members they use. */
export { demoImports } from './demoImports.ts';
export { createCachedCompiler } from './cachedCompiler.ts';
export { type CompiledDemo, type CompileResult, createDemoCompiler } from './compileDemo.ts';
export { compileDemos } from './compileDemos.ts';
export { demoIslands } from './demoIslands.ts';
export { demoModules, type DemoModuleOptions } from './demoModules.ts';
export { type DemoSource, readDemoSource } from './demoSource.ts';
export { listDemoFolders } from './demoPaths.ts';
export { findStalePictures, readPictures, removePictures, writePictures } from './pictures/pictureFiles.ts';
export { type PictureSubject, readPictureSubjects } from './pictures/pictureSubjects.ts';

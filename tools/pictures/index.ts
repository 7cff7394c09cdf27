/** Takes the pictures of demos that the gallery shows. */
export { type Camera, openCamera } from './camera.ts';
export { removeOrphans, takePictures } from './takePictures.ts';

import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Parts of a Simple Tree View',
  height: 128,
});

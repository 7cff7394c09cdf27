import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Parts of a Rich Tree View',
  height: 128,
});

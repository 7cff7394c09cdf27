import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The parts of a Rich Tree View',
  height: 128,
});

import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The parts of a Simple Tree View',
  height: 128,
});

import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A grid in a parent with a fixed size',
  height: 228,
});

import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Three ways to set valueOptions',
  height: 270,
  excerpt: ["field: 'carrier'", '},'],
});

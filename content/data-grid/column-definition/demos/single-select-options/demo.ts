import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Three forms of valueOptions',
  height: 270,
  excerpt: ["field: 'carrier'", '},'],
});

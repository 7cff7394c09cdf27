import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Split a full name into two fields',
  height: 320,
  excerpt: ["field: 'name'", '},'],
});

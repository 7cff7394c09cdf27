import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Icons next to the text of a cell',
  height: 272,
  excerpt: ["field: 'status'", '},'],
});

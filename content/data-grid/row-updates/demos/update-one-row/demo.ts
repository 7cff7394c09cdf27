import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change, add and remove a row with updateRows()',
  height: [366, 322],
  excerpt: ['<Stack', '</Stack>'],
});

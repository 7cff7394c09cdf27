import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Move columns from the column menu',
  height: 268,
  excerpt: ['function MoveItems', '};'],
});

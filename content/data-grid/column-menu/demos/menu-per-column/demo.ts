import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Give one column a different menu',
  height: 372,
  picture: 'column menu',
  excerpt: ['function ColumnMenu', '<GridColumnMenu {...props}'],
});

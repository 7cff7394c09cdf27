import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep column group labels in view',
  height: 522,
  excerpt: ['sx={{', '}}'],
});

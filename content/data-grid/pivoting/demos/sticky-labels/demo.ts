import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep column group labels in view',
  height: 504,
  excerpt: ['sx={{', '}}'],
});

import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Months as Material UI buttons',
  height: 187,
  excerpt: ['function MonthButton(', '}'],
});

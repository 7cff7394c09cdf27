import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Single digits with and without zeros',
  height: [128, 56],
  excerpt: ['<DatePicker', '/>'],
});

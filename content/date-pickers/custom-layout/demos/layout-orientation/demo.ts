import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Portrait and landscape layouts',
  height: 435,
  excerpt: ['<StaticDatePicker', '/>'],
});

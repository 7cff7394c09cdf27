import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Latest years first',
  height: 56,
  excerpt: ['<DatePicker', '      />'],
  picture: 'Choose',
});

import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A controlled value',
  height: 96,
  excerpt: ['<DatePicker', '        />'],
});

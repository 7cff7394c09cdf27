import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The value in your state',
  height: 96,
  excerpt: ['<DatePicker', '        />'],
});

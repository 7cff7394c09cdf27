import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A description that explains the error',
  height: 79,
  excerpt: ['<DatePicker', '      />'],
});

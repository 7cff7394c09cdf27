import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Help and error messages',
  height: 79,
  excerpt: ['<DatePicker', '      />'],
});

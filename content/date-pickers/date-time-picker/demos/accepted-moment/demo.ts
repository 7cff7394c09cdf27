import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Selected and accepted values',
  height: 120,
  excerpt: ['<DateTimePicker', '        />'],
});

import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A reference date for a time',
  height: 96,
  excerpt: ['<TimePicker', '        />'],
});

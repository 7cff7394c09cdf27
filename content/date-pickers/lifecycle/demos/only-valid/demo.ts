import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Ignore incomplete and invalid values',
  height: 92,
  excerpt: ['<DatePicker', '        />'],
});

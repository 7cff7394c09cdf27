import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A reference date fills in what the picker does not show',
  height: 96,
  excerpt: ['<TimePicker', '        />'],
});

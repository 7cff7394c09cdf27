import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two controlled Time Fields',
  height: 168,
  excerpt: ['<TimeField label="Start"', '        />'],
});

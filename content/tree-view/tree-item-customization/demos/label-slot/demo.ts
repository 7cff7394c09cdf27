import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Add a second line to the label',
  height: 156,
  excerpt: [
    'function TwoLineLabel',
    '}',
    'slots={{ label',
    'slotProps={{ label',
  ],
});

import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Custom input with Save and Cancel buttons',
  height: 80,
  excerpt: [
    '<TreeItemLabelInput',
    '</Button>',
    'slots={{ labelInput',
    'slotProps=',
  ],
});

import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Let users set the density',
  height: 433,
  excerpt: ['<ToolbarButton', '</ToolbarButton>'],
});

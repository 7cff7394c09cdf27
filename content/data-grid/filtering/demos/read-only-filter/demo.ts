import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Set a filter that users can see but not edit',
  height: 424,
  excerpt: ["{ field: 'team'", 'filterable', 'initialState={{', '}}'],
});

import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Fill the space below a header',
  height: 400,
  excerpt: ['<Box sx={{ height: 400', '    </Box>'],
});

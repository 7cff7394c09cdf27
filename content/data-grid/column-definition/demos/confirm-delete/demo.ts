import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Confirm a delete action from the menu',
  height: 270,
  excerpt: ['<DeleteItem', '/>,'],
});

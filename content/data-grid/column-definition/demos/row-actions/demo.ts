import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Actions in the row, in a menu, and with a confirmation', height: 270, excerpt: ['<DeleteItem', '/>,'] });

import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Fields of the data in an item', height: 80 });

import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Show the old and new position of an item', height: 216, ads: false });

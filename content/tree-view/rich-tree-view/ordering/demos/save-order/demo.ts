import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Save the order after each move', height: 190, ads: false });

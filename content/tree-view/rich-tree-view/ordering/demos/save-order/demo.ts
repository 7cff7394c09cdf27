import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Save the whole tree after each move', height: 190, ads: false });

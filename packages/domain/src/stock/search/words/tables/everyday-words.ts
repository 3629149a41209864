/**
 * Words that people type about cars and that are no spelling of anything else: they are not corrected. Range
 * is no Ranger, super no Superb, audio no Audi.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `about above accident after airbag aircon alarm alloy alloys alpha android anything apple around audio away
  awesome badge barn baby back backup bars basic battery beach beast beauty before below best better between black blind
  bluetooth board body bonnet book books boot border brake brakes brand bright broken budget build built bull bullbar
  bunk bunks business buyer buyers cabin camera camper camping canopy capacity capri captain caravan cargo carina carplay
  cash cement certified chain chains chance change chassis cheap cheaper cheapest child chrome class classic clean clear
  clearance close cloth club clutch coast cobra color colour coloured comfort commuter compact company control cooper
  cosmetic country coupled cover crash crew cruise crystal current damage damaged danger dark dash dashcam daughter deal dealer
  dealers deals defect delivered delivery deposit display diff doctor dogs door doors double drive driven driver driving
  early easy economical economy edition electrics elderly engine enough estate evolution excellent exhaust expensive export
  extended extra extras fabric factory fairly family fancy farm fast faster features field finance first fishing fleet flood
  four from front fuel full fully garage gear gearbox general girls goods good government grand great grey ground guard hail
  half hand handle hard heated heavy height hello help high highway hill hills hire history home horse hour house huge
  immaculate import imported included interior interest intake island item just keyless kids king known ladies lady lane large late
  latest learner lease leather left lemon less level life lift lifted light lights limited line liner lions little load loan local
  lock locker locking long looking lots love lovely lowered lower luxury magna maintained major make manufacturer market mate
  matte maximum mechanic mechanical medium metallic middle mighty mileage mine mining minimum mint mirror mirrors mobile
  model modern modified money month monthly more most motor mount mountain mover much mustard navigation nearly need
  needs neat nice night north note nothing number offer offers older only onwards open options original other over
  owned owner owners pack package paint panel panels parking parts pass passenger pearl peak people performance petite
  phone pickup plate plater plates platinum play please plus point pole popular power powerful premium price priced pristine
  private project quality quick quiet quite race racing rack racks radio rail range ready real really rear reasonable
  recent recon records reduced registered registration rego reliable rent repair repairs repayment reverse right
  road roads roadworthy roof room rough royal running runs rust safe safest safety sale sales satnav savage save school
  screen seat seats second secure security self sell seller sells selling senior sensor sensors serial serious service
  serviced shape sharp shift short show side silver single sized skirt sleek small smaller smart smooth snorkel snow
  solar solid some something sonic sound south space spare special spec sport sports sporty square standard star
  start starter state steel steering stereo still stock stop storage straight strong student style subscription summer
  sunroof super surf suspension swap switch tailgate tank teen test thing think third this three tidy tight
  timber timing tint tinted today tonne toolbox touch touring towbar town track tracks tractor trade trail trailer train
  transfer transport travel tray trial trip truck tundra turbo twin twins tyre tyres ultimate under uncle unique unit
  unmarked unreg unregistered upgrade urgent utility value vehicle vehicles very vibe video vintage wait want wanted
  warm warranty wash water week weekend weekly what wheel wheelbase wheelchair wheels where white whole wide wife will
  winch window windows wing winter wired wireless with without woman women wonder wood work worker workhorse working
  world worth wreck wrecker wrecking wrecks yard year years young your zero
  golden grove bull hamilton
  write written while whine block blocks blank greet bellow bellows couple electrical electrician electronic electronics
  electricity manually holder holders folder soda cherry capture captured expand expanding fortune scale scales splinter
  singer navy india lance patron hutch brighten library civil compare compared conversion converted converter cancel
  passed pastel petite ponder relax remote result review reward saver scan score silence simple single sister sliding
  stone storm stretch stroke sturdy suite sunday support surfing tinting titled toddler towing towed tracking trading
  trendy trick tucker tuning valued vented wagga waiting walker washer wedding welcome wider widow wiring worker wrong
  drover driveway boating boats gravel manic mazes prius terrain harrier leopard beauty bundle bargain`.split(
    /\s+/,
  ),
);
